// The script of a page: one picture at a time, and buttons that copy. Without it nothing is lost.

enum PageScript {
  /// The script.
  static let text = """
    (function () {
      'use strict';
      var frames = Array.from(document.querySelectorAll('.frame'));
      var controls = document.getElementById('controls');
      var scrubber = document.getElementById('scrubber');
      var instant = document.getElementById('instant');
      function show(index) {
        index = Math.max(0, Math.min(frames.length - 1, index));
        frames.forEach(function (frame, other) { frame.hidden = other !== index; });
        document.querySelectorAll('[data-frame]').forEach(function (part) {
          part.classList.toggle('current', Number(part.dataset.frame) === index);
        });
        scrubber.value = index;
        scrubber.setAttribute('aria-valuetext', frames[index].dataset.label);
        instant.textContent = (index + 1) + ' of ' + frames.length + ': ' + frames[index].dataset.label;
      }
      function step(difference) { show(Number(scrubber.value) + difference); }
      scrubber.addEventListener('input', function () { show(Number(scrubber.value)); });
      document.getElementById('previous').addEventListener('click', function () { step(-1); });
      document.getElementById('next').addEventListener('click', function () { step(1); });
      document.querySelectorAll('[data-frame]').forEach(function (part) {
        part.addEventListener('click', function () { show(Number(part.dataset.frame)); });
      });
      controls.hidden = false;
      document.querySelector('.frames').classList.add('alone');
      show(Number(controls.dataset.first));
      function copyByHand(text) {
        var area = document.createElement('textarea');
        area.value = text;
        document.body.appendChild(area);
        area.select();
        document.execCommand('copy');
        area.remove();
      }
      document.querySelectorAll('.copy').forEach(function (button) {
        var words = button.textContent;
        button.hidden = false;
        button.addEventListener('click', function () {
          var text = document.getElementById(button.dataset.copies).textContent;
          function done() {
            button.textContent = 'Copied';
            setTimeout(function () { button.textContent = words; }, 1500);
          }
          if (navigator.clipboard && window.isSecureContext) {
            navigator.clipboard.writeText(text).then(done, function () { copyByHand(text); done(); });
          } else {
            copyByHand(text);
            done();
          }
        });
      });
    }());
    """
}
