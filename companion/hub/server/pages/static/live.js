// Keeps the part of a page that changes up to date, by Server-Sent Events; says when it cannot, and comes back by itself.
"use strict";
(() => {
  const part = document.querySelector("[data-stream]");
  const lost = document.getElementById("lost");
  if (!part || !window.EventSource) return;
  const SILENT_MS = 16000, AGAIN_MS = 2000, LONGEST_MS = 20000;
  let source = null, last = part.dataset.last || "", heard = Date.now(), tries = 0;

  function say(isLost) {
    if (isLost === Boolean(lost.textContent)) return;
    lost.textContent = isLost ? lost.dataset.text : "";
    document.documentElement.classList.toggle("is-lost", isLost);
  }

  function patchAttributes(old, now) {
    for (const { name } of [...old.attributes])
      if (name !== "open" && !name.startsWith("data-") && !now.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of now.attributes)
      if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }

  function patch(old, now) {
    if (old.isEqualNode(now)) return;
    if (old.nodeType !== 1) { if (old.nodeValue !== now.nodeValue) old.nodeValue = now.nodeValue; return; }
    patchAttributes(old, now);
    patchChildren(old, now);
  }

  function patchChildren(old, now) {
    let at = old.firstChild;
    for (const wanted of [...now.childNodes]) {
      const named = wanted.id && [...old.children].find((child) => child.id === wanted.id);
      if (named && named !== at) { old.insertBefore(named, at); at = named; }
      if (at && at.nodeName === wanted.nodeName && (at.id || "") === (wanted.id || "")) {
        patch(at, wanted);
        at = at.nextSibling;
      } else old.insertBefore(wanted.cloneNode(true), at);
    }
    while (at) { const next = at.nextSibling; at.remove(); at = next; }
  }

  function take(html) {
    const focus = document.activeElement && document.activeElement.id;
    const now = document.createElement("template");
    now.innerHTML = html;
    patchChildren(part, now.content);
    if (focus && document.activeElement.id !== focus) document.getElementById(focus)?.focus({ preventScroll: true });
    if (part.querySelector("[data-done]")) source.close();
  }

  function hear() { heard = Date.now(); tries = 0; say(false); }

  function open() {
    if (source) source.close();
    heard = Date.now();
    const address = new URL(part.dataset.stream, location.href);
    if (last) address.searchParams.set("last", last);
    source = new EventSource(address);
    source.addEventListener("beat", hear);
    source.addEventListener("part", (event) => { hear(); last = event.lastEventId; take(event.data); });
    source.addEventListener("error", () => {
      say(true);
      if (source.readyState === EventSource.CLOSED)
        setTimeout(open, Math.random() * Math.min(LONGEST_MS, AGAIN_MS * 2 ** tries++));
    });
  }

  setInterval(() => { if (Date.now() - heard > SILENT_MS && !part.querySelector("[data-done]")) { say(true); open(); } }, 4000);
  open();
})();
