import { colours } from './colours.ts'
import { breakable, type HtmlText, html, lines } from './html.ts'

/** The parts that emails are composed of. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Name and value pairs; those without a value are left out. */
  | { kind: 'facts'; facts: [name: string, value: string | null][] }
  /** What a person wrote, as they wrote it. */
  | { kind: 'quote'; text: string }
  /** Something to copy. */
  | { kind: 'code'; name: string; code: string }
  /** The one call to action; nothing else has its colour. */
  | { kind: 'action'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }

export type RenderedBlock = { text: string; html: HtmlText }

export function renderBlock(block: MailBlock): RenderedBlock {
  switch (block.kind) {
    case 'paragraph':
      return { text: block.text, html: html`<p style="margin:0 0 16px">${lines(block.text)}</p>` }
    case 'facts':
      return renderFacts(block.facts.filter((fact): fact is [string, string] => fact[1] !== null))
    case 'quote':
      return {
        text: block.text.replace(/^/gm, '> '),
        html: html`<div class="panel" style="margin:4px 0 20px;padding:18px 22px;background:${colours.panel};border-left:3px solid ${colours.quiet}">${lines(block.text)}</div>`,
      }
    case 'code':
      return {
        text: `${block.name}: ${block.code}`,
        html: html`<div class="panel" style="margin:4px 0 20px;padding:20px 22px;background:${colours.panel};border:1px solid ${colours.rule};text-align:center"><span class="quiet" style="color:${colours.quiet};font-size:14px">${block.name}</span><br><span style="font-size:28px;letter-spacing:0.18em">${block.code}</span></div>`,
      }
    case 'action':
      return {
        text: `${block.label}: ${block.href}`,
        html: html`<p style="margin:8px 0 20px"><a href="${block.href}" style="display:inline-block;padding:14px 28px;background:${colours.action};color:${colours.onAction};text-decoration:none">${block.label}</a></p>`,
      }
    case 'link':
      return {
        text: `${block.label}: ${block.href}`,
        html: html`<p style="margin:0 0 12px"><a href="${block.href}" style="color:inherit">${block.label}</a></p>`,
      }
  }
}

function renderFacts(facts: [string, string][]): RenderedBlock {
  const rows = facts.map(
    ([name, value]) =>
      html`<tr><td class="quiet" style="padding:3px 20px 3px 0;color:${colours.quiet};vertical-align:top;white-space:nowrap">${name}</td><td style="padding:3px 0">${breakable(value)}</td></tr>`,
  )
  return {
    text: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font:inherit">${rows}</table>`,
  }
}
