// The style sheet of a page.

enum PageStyle {
  /// The style sheet: light and dark, wide and narrow.
  static let text = """
    :root { --paper: #ffffff; --ink: #212529; --quiet: #5c636a; --line: #dee2e6; --panel: #f4f6f8;
      --bad: #c92a2a; --bad-paper: #fff0f0; --good: #237a35; --good-paper: #ebfbee; --accent: #1864ab; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #16181b; --ink: #e9ecef; --quiet: #a4abb3; --line: #3a4047; --panel: #212529;
        --bad: #ff8787; --bad-paper: #3a1d1f; --good: #8ce99a; --good-paper: #17301d; --accent: #74c0fc; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, "DejaVu Sans", Verdana, sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    header { border-left: 6px solid var(--bad); background: var(--bad-paper); padding: 1rem;
      border-radius: 6px; }
    header.passes { border-color: var(--good); background: var(--good-paper); }
    h1 { font-size: 1.3rem; margin: 0 0 .5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
    header h1 code { color: var(--bad); display: block; }
    header p { overflow-wrap: anywhere; margin: .4rem 0; }
    .quiet { color: var(--quiet); }
    code, pre { font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: .85rem; }
    pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .75rem;
      margin: 0; overflow-x: auto; }
    .copyable { margin: .75rem 0; } .copyable button { margin-top: .4rem; }
    #replay { white-space: pre-wrap; overflow-wrap: anywhere; }
    button { font: inherit; color: var(--ink); background: var(--panel); border: 1px solid var(--line);
      border-radius: 6px; padding: .35rem .9rem; min-height: 2.75rem; cursor: pointer; }
    button:focus-visible, input:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--accent); }
    table { border-collapse: collapse; font-size: .85rem; margin: .5rem 0; }
    caption { text-align: left; color: var(--quiet); }
    th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; font-weight: normal; }
    thead th, tbody th { color: var(--quiet); white-space: nowrap; }
    .figures { display: block; overflow-x: auto; }
    .figures td { font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    .scrolls { overflow-x: auto; }
    .lanes td { min-width: 5rem; cursor: pointer; }
    .lanes td[data-phase="0"] { background: #1971c233; } .lanes td[data-phase="1"] { background: #f08c0033; }
    .lanes td[data-phase="2"] { background: #2f9e4433; } .lanes td[data-phase="3"] { background: #9c36b533; }
    .lanes td[data-phase="4"], .lanes td[data-phase="5"] { background: #0c859933; }
    .lanes .diverges { border-left: 3px solid var(--bad); border-right: 3px solid var(--bad); }
    .lanes td.diverges { background-image: repeating-linear-gradient(45deg, transparent 0 6px, #c92a2a33 6px 9px); }
    .lanes .current { box-shadow: inset 0 -4px 0 var(--accent); }
    #controls:not([hidden]) { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
    #scrubber { flex: 1 1 10rem; min-height: 2.75rem; } #instant { flex-basis: 100%; font-size: .9rem; }
    .frames { display: flex; flex-wrap: wrap; gap: 1rem; }
    .frame { margin: 0; padding: .75rem; background: #f8f9fa; color: #212529; border-radius: 6px;
      border: 1px solid var(--line); width: min(100%, 22rem); }
    .frame[hidden] { display: none; }
    .alone .frame { width: 100%; } .alone figcaption { display: none; } .frame.failing { border: 2px solid var(--bad); }
    .frame svg { display: block; width: 100%; max-height: 36rem; margin: 0 auto; }
    figcaption { font-size: .85rem; margin-top: .5rem; overflow-wrap: anywhere; }
    .definitions { position: absolute; }
    .legend { font-size: .85rem; background: #f8f9fa; color: #495057; border-radius: 6px; padding: .5rem .75rem; }
    .key { display: inline-block; width: 1.6rem; border-top: 3px solid #862e9c; margin: 0 .2rem .25rem .8rem; }
    .key.open { border-top-style: dashed; border-top-width: 2px; }
    .key.model { border-top: 2px dashed #1864ab; } .key.traveller { border-top-color: #e8590c; }
    .key.hidden { border-top: 2px dotted #495057; }
    .dot { display: inline-block; width: .7rem; height: .7rem; border-radius: 50%; margin: 0 .2rem 0 .8rem; }
    .dot.covered { background: #2b8a3e; } .dot.never { background: #e03131; }
    .tree .expected { color: var(--good); } .tree .seen { color: var(--bad); }
    ol { padding-left: 2.5rem; } li { padding: .1rem .4rem; }
    li[data-frame] { cursor: pointer; } li code { overflow-wrap: anywhere; white-space: pre-wrap; }
    li.failing { background: var(--bad-paper); } li.current { box-shadow: inset 4px 0 0 var(--accent); }
    .shrinking { margin: .5rem 0; }
    .shrinking svg { display: block; width: 100%; height: 9rem; background: var(--panel);
      border: 1px solid var(--line); border-radius: 6px; }
    .shrinking polygon { fill: var(--accent); fill-opacity: .2; }
    .shrinking polyline { fill: none; stroke: var(--accent); stroke-width: 2; }
    .shrinking p { display: flex; justify-content: space-between; gap: 1rem; margin: .2rem 0;
      font-size: .85rem; color: var(--quiet); }
    summary { cursor: pointer; padding: .6rem 0; } summary:focus-visible { outline: 3px solid var(--accent); }
    .steps td { font-variant-numeric: tabular-nums; } .steps td:not(:last-child) { text-align: right; }
    """
}
