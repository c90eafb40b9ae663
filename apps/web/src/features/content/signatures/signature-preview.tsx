import { useEffect, useRef } from 'react'

/** What mail programs start from; nothing of the intranet's own styles reaches a signature. */
const MAIL = 'all: initial; display: block; font: 14px/1.4 Arial, Helvetica, sans-serif; color: #000;'

/**
 * A signature as it is sent, in its own tree. The page's policy refuses style attributes, so they are set
 * through the style object instead; the server has left only harmless ones. Always on white, as mails are.
 */
export function SignaturePreview({ html }: { html: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = frame.current
    if (!host) return
    const body = new DOMParser().parseFromString(html.replace(/ style="/g, ' data-css="'), 'text/html').body
    for (const element of body.querySelectorAll<HTMLElement>('[data-css]')) {
      element.style.cssText = element.dataset.css ?? ''
      delete element.dataset.css
    }
    const mail = document.createElement('div')
    mail.style.cssText = MAIL
    mail.append(...body.childNodes)
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.replaceChildren(mail)
  }, [html])
  return (
    <div
      ref={frame}
      className="signature min-h-16 overflow-x-auto rounded-md border border-border bg-white p-5"
    />
  )
}
