import { estate } from '#app/estate/estate.ts'
import { type MailBlock, renderBlock } from './blocks.ts'
import { colours, night } from './colours.ts'
import { type HtmlText, html, raw } from './html.ts'
import { letterPrint } from './letter-print.ts'

export type MailContent = {
  subject: string
  /** Shown beside the subject in mail programs. */
  preview: string
  heading: string
  blocks: MailBlock[]
  /** The site's origin: if given, the email shows the print. For guests; the team has seen it often enough. */
  printFrom?: string
  /** Below the address: why this email came, and how to stop such emails. */
  closing?: MailBlock[]
}

/** The mail template: one content, as text and as HTML. Everything in it is escaped. */
export function layOutMail({ subject, preview, heading, blocks, printFrom, closing = [] }: MailContent) {
  const body = blocks.map(renderBlock)
  const end = closing.map(renderBlock)
  const text = [
    estate.name.toUpperCase(),
    heading,
    ...body.map((block) => block.text),
    ['———', ...addressLines()].join('\n'),
    ...end.map((block) => block.text),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: page({
      subject,
      preview,
      heading,
      print: printFrom === undefined ? '' : printRow(printFrom),
      body: body.map((block) => block.html),
      closing: end.map((block) => block.html),
    }),
  }
}

function addressLines(): string[] {
  const { address, contacts, name } = estate
  return [name, address.oneLine, `${contacts.phone} · ${contacts.stayEmail}`]
}

type PageParts = Pick<MailContent, 'subject' | 'preview' | 'heading'> & {
  print: HtmlText | ''
  body: HtmlText[]
  closing: HtmlText[]
}

function page({ subject, preview, heading, print, body, closing }: PageParts): string {
  return String(html`<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
@media (prefers-color-scheme: dark) {
  .ground { background: ${night.ground} !important }
  .sheet { background: ${night.sheet} !important }
  .ink, .ink a { color: ${night.ink} !important }
  .quiet, .quiet a { color: ${night.quiet} !important }
  .panel { background: ${night.panel} !important; border-color: ${night.rule} !important }
  .rule { border-color: ${night.rule} !important }
}
@media (max-width: 480px) { .pad { padding-left: 24px !important; padding-right: 24px !important } }
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${colours.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${afterPreview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.ground}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:580px;background:${colours.sheet};overflow-wrap:anywhere;word-break:break-word">
<tr><td class="pad" style="padding:28px 44px;background:${colours.head};color:${colours.onHead};font:400 20px/1 ${serif};letter-spacing:0.32em">${estate.name.toUpperCase()}</td></tr>${print}
<tr><td class="ink pad" style="padding:44px 44px 0;color:${colours.ink}"><h1 style="margin:0;font:400 32px/1.15 ${serif}">${heading}</h1></td></tr>
<tr><td class="ink pad" style="padding:20px 44px 28px;color:${colours.ink};font:400 17px/1.6 ${sans}">${body}</td></tr>
<tr><td class="pad" style="padding:0 44px"><div class="rule" style="border-top:1px solid ${colours.rule}"></div></td></tr>
<tr><td class="quiet pad" style="padding:24px 44px 40px;color:${colours.quiet};font:400 14px/1.6 ${sans}">${address()}${closing}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`)
}

/** If a mail program blocks pictures, the alt text shows on the dark background. */
function printRow(origin: string): HtmlText {
  const { path, width, height, alt } = letterPrint
  return html`
<tr><td style="background:${colours.head};color:${colours.caption};font:italic 400 14px/1.5 ${serif};text-align:center"><img src="${origin}${path}" width="${width}" height="${height}" alt="${alt}" style="display:block;width:100%;height:auto;border:0"></td></tr>`
}

function address(): HtmlText {
  const { address, contacts, name } = estate
  return html`<p style="margin:0 0 12px">${name}<br>${address.oneLine}<br>
<a href="tel:${contacts.phoneInternational}" style="color:inherit;white-space:nowrap">${contacts.phone}</a> ·
<a href="mailto:${contacts.stayEmail}" style="color:inherit">${contacts.stayEmail}</a></p>`
}

/** Invisible. Mail programs fill the line beside the subject with what follows, which would be our name and heading again. */
const afterPreview = raw('&#847;&zwnj;&nbsp;'.repeat(90))

const serif = "Newsreader, Georgia, 'Times New Roman', serif"
const sans = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"
