import { copied, copyText } from '@/lib/copy-text.ts'

const plain = (html: string) =>
  new DOMParser()
    .parseFromString(
      html.replace(/ style="/g, ' data-css="').replace(/<br[^>]*>|<\/(p|tr|div)>/g, '$&\n'),
      'text/html',
    )
    .body.innerText.trim()

/** The source, for settings that take HTML. */
export const copyHtml = (html: string) => copyText(html, 'HTML copiado.')

/** As it looks, for settings that take what is pasted. */
export const copyRich = (html: string) =>
  copied(
    () =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob([plain(html)], { type: 'text/plain' }),
        }),
      ]),
    'Assinatura copiada.',
  )
