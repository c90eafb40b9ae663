import { useEffect, useRef } from 'react'

/**
 * A signature as a mail program shows it. The page's policy refuses style attributes, so they are set through the
 * style object instead; the server has left only harmless ones. Always on white, as mails are.
 */
export function SignaturePreview({ html }: { html: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const held = new DOMParser().parseFromString(html.replace(/ style="/g, ' data-css="'), 'text/html').body
    for (const element of held.querySelectorAll<HTMLElement>('[data-css]')) {
      element.style.cssText = element.dataset.css ?? ''
      delete element.dataset.css
    }
    frame.current?.replaceChildren(...held.childNodes)
  }, [html])
  return (
    <div
      ref={frame}
      className="signature min-h-16 overflow-x-auto rounded-md bg-white p-4 text-[14px] text-black"
    />
  )
}
