/** Small pages without scripts, for people who open an address of the server's own. */
import { escapeHtml } from '@intranet/contract/escape-html'

export interface PublicPage {
  title: string
  /** The provider of the page: the sender of the message, if it is known. */
  owner?: string
  text: string
  /** A button that posts to the page's own address. */
  button?: string
}

/** The page's HTML; texts are escaped here. */
export function publicPage({ title, owner, text, button }: PublicPage): string {
  const head = owner ? `<header>${escapeHtml(owner)}</header>` : ''
  const form = button ? `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>` : ''
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(owner ? `${owner} | ${title}` : title)}</title><link rel="stylesheet" href="/pagina.css"></head>
<body><main>${head}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main></body>
</html>
`
}
