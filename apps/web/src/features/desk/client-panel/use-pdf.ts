import { useMutation } from '@tanstack/react-query'
import { downloadBlob } from '@/lib/download.ts'

/** Hands a PDF in base64 to the browser as a file. */
function hand(content: string, name: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0)!)
  downloadBlob(new Blob([bytes], { type: 'application/pdf' }), `${name}.pdf`)
}

/** Asks for a PDF and hands it over under a name; what goes wrong is shown as of every action. */
export function usePdf(name: string, ask: () => Promise<{ conteudo: string }>) {
  return useMutation({ mutationFn: ask, onSuccess: ({ conteudo }) => hand(conteudo, name) })
}
