/** Rules in force for this document; browsers that know no such sheets go without. */
export function adoptStyles(css: string) {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
