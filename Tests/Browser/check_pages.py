"""Checks pages in headless Chromium, by its driver: check_pages.py PAGE.html ...

For each page: with JavaScript the scrubber, the step buttons, the keyboard and the table of phases move
the picture, and the copy buttons put exactly the page's text on the clipboard; without JavaScript all
pictures are there; what is folded away opens, with and without; nothing is logged as an error; no
request leaves the page; nothing is wider than a phone; in light and in dark, text can be told from its
ground (WCAG 2: 4.5 to 1).
"""

import json
import pathlib
import shutil
import sys

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

CONTRAST = """
function channel(v) { v /= 255; return v <= .03928 ? v / 12.92 : Math.pow((v + .055) / 1.055, 2.4); }
function parse(c) { return c.match(/[\\d.]+/g).map(Number); }
function light(c) { return .2126 * channel(c[0]) + .7152 * channel(c[1]) + .0722 * channel(c[2]); }
function ground(e) {
  for (; e; e = e.parentElement) {
    var c = parse(getComputedStyle(e).backgroundColor);
    if (c.length < 4 || c[3] === 1) { return c; }
  }
  return [255, 255, 255];
}
var worst = 21, where = '';
document.querySelectorAll('main *:not(svg *)').forEach(function (e) {
  var text = Array.from(e.childNodes).some(function (n) { return n.nodeType === 3 && n.data.trim(); });
  if (!text || !e.offsetParent) { return; }
  var a = light(parse(getComputedStyle(e).color)), b = light(ground(e));
  var ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
  if (ratio < worst) { worst = ratio; where = e.tagName + ' ' + e.className + ' ' + e.textContent.slice(0, 30); }
});
return [worst, where];
"""


def browser(javascript=True):
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1000,1400"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    if not javascript:
        options.add_experimental_option(
            "prefs", {"profile.managed_default_content_settings.javascript": 2}
        )
    # Both are named, so that Selenium looks for neither on the network.
    options.binary_location = shutil.which("chromium")
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


class Checker:
    def __init__(self):
        self.failures = 0
        self.checks = 0

    def expect(self, holds, what):
        self.checks += 1
        if not holds:
            self.failures += 1
            print(f"  FAILS: {what}")

    def shown(self, driver):
        frames = driver.find_elements(By.CSS_SELECTOR, ".frame")
        return [index for index, frame in enumerate(frames) if frame.is_displayed()]

    def unfold(self, driver):
        """Opens what is folded away; all that follows is checked with it."""
        for details in driver.find_elements(By.TAG_NAME, "details"):
            rows = details.find_elements(By.CSS_SELECTOR, "tbody tr")
            self.expect(not any(row.is_displayed() for row in rows), "the steps are folded away")
            details.find_element(By.TAG_NAME, "summary").send_keys(Keys.ENTER)
            self.expect(rows and all(row.is_displayed() for row in rows), "the steps open by a key")

    def scripted(self, url):
        driver = browser()
        try:
            driver.execute_cdp_cmd(
                "Browser.grantPermissions",
                {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]},
            )
            driver.get(url)
            count = len(driver.find_elements(By.CSS_SELECTOR, ".frame"))
            scrubber = driver.find_element(By.ID, "scrubber")
            first = int(driver.find_element(By.ID, "controls").get_attribute("data-first"))
            self.expect(self.shown(driver) == [first], "it opens at the instant that matters")
            failing = driver.find_elements(By.CSS_SELECTOR, ".frame.failing")
            self.expect(all(frame.is_displayed() for frame in failing), "the failing instant is first")
            scrubber.send_keys(Keys.HOME)
            self.expect(self.shown(driver) == [0], "Home scrubs to the first picture")
            for index in range(1, count):
                scrubber.send_keys(Keys.ARROW_RIGHT)
                self.expect(self.shown(driver) == [index], f"the arrow key scrubs to picture {index}")
            driver.find_element(By.ID, "previous").click()
            self.expect(self.shown(driver) == [max(0, count - 2)], "the button steps back")
            driver.find_element(By.ID, "next").click()
            self.expect(self.shown(driver) == [count - 1], "the button steps forward")
            for cell in driver.find_elements(By.CSS_SELECTOR, ".lanes tbody tr:first-child td"):
                cell.click()
                index = int(cell.get_attribute("data-frame"))
                self.expect(self.shown(driver) == [index], f"a click on phase {index} shows it")
                words = driver.find_element(By.ID, "instant").text
                self.expect(words.startswith(f"{index + 1} of {count}: "), f"'{words}' says which")
            for button in driver.find_elements(By.CSS_SELECTOR, ".copy"):
                text = driver.find_element(By.ID, button.get_attribute("data-copies"))
                driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
                button.click()
                copied = driver.execute_async_script(
                    "navigator.clipboard.readText().then(arguments[0], function (e) {"
                    " arguments[0]('refused: ' + e); });"
                )
                self.expect(
                    copied == text.get_attribute("textContent"), f"'{button.text}' copies its text"
                )
            self.unfold(driver)
            for scheme in ["light", "dark"]:
                driver.execute_cdp_cmd(
                    "Emulation.setEmulatedMedia",
                    {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
                )
                ratio, where = driver.execute_script(CONTRAST)
                self.expect(ratio >= 4.5, f"in {scheme}, contrast {ratio:.2f} at {where}")
            unnamed = driver.execute_script(
                "return Array.from(document.querySelectorAll('button, input, [role=img], svg[role]'))"
                ".filter(function (e) { return !(e.getAttribute('aria-label') || e.textContent.trim()); })"
                ".length"
            )
            self.expect(unnamed == 0, f"{unnamed} parts have no name for a screen reader")
            driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride",
                {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True},
            )
            wide = driver.execute_script("return document.documentElement.scrollWidth")
            self.expect(wide <= 360, f"on a phone of 360 points the page is {wide} wide")
            errors = [e["message"] for e in driver.get_log("browser") if e["level"] == "SEVERE"]
            self.expect(not errors, f"errors are logged: {errors}")
            self.expect_no_request(driver, url)
            return count
        finally:
            driver.quit()

    def expect_no_request(self, driver, url):
        messages = [json.loads(e["message"])["message"] for e in driver.get_log("performance")]
        urls = [
            m["params"]["request"]["url"]
            for m in messages
            if m["method"] == "Network.requestWillBeSent"
        ]
        others = [u for u in urls if u != url and not u.startswith("data:")]
        self.expect(url in urls, "the page's own request is seen, so others would be")
        self.expect(not others, f"requests leave the page: {others}")

    def unscripted(self, url, count):
        driver = browser(javascript=False)
        try:
            driver.get(url)
            frames = driver.find_elements(By.CSS_SELECTOR, ".frame")
            self.expect(
                len(frames) == count and all(frame.is_displayed() for frame in frames),
                "without JavaScript all pictures are there",
            )
            self.unfold(driver)
            hidden = [driver.find_element(By.ID, "controls")]
            hidden += driver.find_elements(By.CSS_SELECTOR, ".copy")
            self.expect(
                not any(part.is_displayed() for part in hidden),
                "without JavaScript nothing is there that does nothing",
            )
        finally:
            driver.quit()


def main(paths):
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    checker = Checker()
    for path in paths:
        print(path)
        url = pathlib.Path(path).resolve().as_uri()
        checker.unscripted(url, checker.scripted(url))
    print(f"{len(paths)} pages, {checker.checks} checks, {checker.failures} failed")
    return 1 if checker.failures or not checker.checks else 0


sys.exit(main(sys.argv[1:]))
