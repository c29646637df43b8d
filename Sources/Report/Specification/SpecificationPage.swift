// The article Clauses: what each clause says and what stands behind it, as Markdown.

import Model
import Oracles

/// The generated article `Sources/Model/Model.docc/Clauses.md`.
public enum SpecificationPage {
  private static let width = 100

  /// What writes the article where it belongs.
  public static let command =
    "swift run -c release iris spec --page > Sources/Model/Model.docc/Clauses.md"

  /// The article; every line ends with a line feed.
  public static let text: String = {
    var lines = ["# Clauses", ""]
    lines += paragraph(
      "Every claim has a name, a formal statement, and an oracle that checks it on any system.")
    lines += ["## Notation", ""] + paragraph(Specification.notation)
    lines += ["## What stands behind a clause", ""] + evidence.flatMap(paragraph)
    for family in Specification.families {
      lines += ["## \(family.title)", ""]
      if !family.remark.isEmpty { lines += paragraph(family.remark) }
      lines += family.entries.flatMap { section(ClauseDossier($0)) }
    }
    lines += ["## At a glance", ""] + table + [""]
    lines += paragraph("This article is generated; a test fails when it is stale:")
    return (lines + ["    \(command)"]).joined(separator: "\n") + "\n"
  }()

  private static let evidence = [
    """
    Below each statement stands what was done about it. *Judged by*: oracles look at what a system \
    shows, the comparison with the model is made after every event, a law compares two runs; \
    `iris check` does all these on generated cases, and what it cannot do is named as a test. \
    *Strength*: files of `Sources/Model/Proofs`, which say what they assume and what they leave \
    out, and which `check` there runs; the states of small worlds, which `iris explore --world all` \
    visits; and random cases.
    """,
    """
    *Broken by*: known-wrong systems, which a test runs until they are found. In how many of the \
    first \(Exposure.measuredCases) cases of the campaign one is found says how often, at least, \
    the clause has something to judge; `iris spec --measure` counts anew. *Field reports* are the \
    scenarios of `Tests/Properties/FieldReports`, *seed defects* those of the code of the five \
    documents: IM of `imageMask`, TC of `imageZoom`, HC of `circularReveal`, PB of `photoBrowser`, \
    PO of `ping`.
    """,
  ]

  private static func section(_ dossier: ClauseDossier) -> [String] {
    let entry = dossier.entry
    let rows = dossier.rows.flatMap { row in
      wrapped("- *\(row.label)* \(row.items.joined(separator: "; "))", indent: 2)
    }
    return paragraph("**\(entry.clause)** \(entry.statement)") + rows + [""]
  }

  private static var table: [String] {
    let head = [
      "| clause | oracles | judged by | strength | known-wrong | found | reports | defects |",
      "|---|---|---|---|---|---|---|---|",
    ]
    return head
      + ClauseDossier.all.map { dossier in
        let ways = dossier.ways.map(\.rawValue) + (dossier.tests.isEmpty ? [] : ["tests"])
        let cells = [
          "\(dossier.entry.clause)", "\(dossier.oracles)", ways.joined(separator: " "),
          dossier.strength, "\(dossier.wrongCount)",
          dossier.mostFound.map { "\($0)/\(Exposure.measuredCases)" } ?? "–",
          "\(dossier.reports.count)", "\(dossier.defects.count)",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
      }
  }

  private static func paragraph(_ text: String) -> [String] { wrapped(text) + [""] }

  /// The text in lines, none of which Markdown takes for a list, a quotation or a heading because of
  /// the word that it happens to begin with.
  private static func wrapped(_ text: String, indent: Int = 0) -> [String] {
    let glue: Character = "\u{1}"
    var glued = ""
    for word in text.split(separator: " ") {
      let isMark = ["+", "-", "*", ">", "#"].contains(word)
      let isNumber = word.hasSuffix(".") && word.dropLast().allSatisfy(\.isNumber)
      if !glued.isEmpty { glued.append(isMark || isNumber ? glue : " ") }
      glued += word
    }
    return FixedText.wrapped(glued, width: width, indent: indent).map {
      String($0.map { $0 == glue ? " " : $0 })
    }
  }
}
