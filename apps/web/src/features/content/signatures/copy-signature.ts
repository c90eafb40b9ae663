import { toast } from '@/lib/toast.ts'

const plain = (html: string) =>
  new DOMParser()
    .parseFromString(
      html.replace(/ style="/g, ' data-css="').replace(/<br[^>]*>|<\/(p|tr|div)>/g, '$&\n'),
      'text/html',
    )
    .body.innerText.trim()

async function tell(copying: Promise<void>, text: string) {
  try {
    await copying
    toast.success(text)
  } catch {
    toast.error('O navegador não permitiu copiar.')
  }
}

/** The source, for settings that take HTML. */
export const copyHtml = (html: string) => tell(navigator.clipboard.writeText(html), 'HTML copiado.')

/** As it looks, for settings that take what is pasted. */
export const copyRich = (html: string) =>
  tell(
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([plain(html)], { type: 'text/plain' }),
      }),
    ]),
    'Assinatura copiada.',
  )
