// Shows what offline.html says in the person's language, and tries again.
(function () {
  var lang = null;
  try {
    lang = localStorage.getItem("wolfden:lang");
  } catch {
    /* a blocked store: the browser's languages hold */
  }
  var wanted = [lang].concat(navigator.languages).map(function (tag) {
    return String(tag).slice(0, 2);
  });
  var parts = Array.from(document.querySelectorAll("section"));
  var shown = null;
  wanted.forEach(function (tag) {
    shown =
      shown ||
      parts.find(function (part) {
        return part.lang === tag;
      });
  });
  shown = shown || parts[0];
  document.documentElement.lang = shown.lang;
  parts.forEach(function (part) {
    part.hidden = part !== shown;
    part.querySelector("button").addEventListener("click", function () {
      location.reload();
    });
  });
  addEventListener("online", function () {
    location.reload();
  });
})();
