/** Hands a PDF in base64 to the browser as a file. */
export function downloadPdf(content: string, name: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0)!)
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.pdf`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
