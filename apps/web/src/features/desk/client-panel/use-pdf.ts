import { useMutation } from '@tanstack/react-query'

/** Hands a PDF in base64 to the browser as a file. */
function hand(content: string, name: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0)!)
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.pdf`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** Asks for a PDF and hands it over under a name; what goes wrong is told as of every action. */
export function usePdf(name: string, ask: () => Promise<{ conteudo: string }>) {
  return useMutation({ mutationFn: ask, onSuccess: ({ conteudo }) => hand(conteudo, name) })
}
