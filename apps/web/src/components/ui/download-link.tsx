import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { downloadFile } from '@/lib/download.ts'

/** With other keys and buttons a link does what the browser does with any link. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link that saves a file of the server, and says so when that fails. */
export function DownloadLink({ href, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      {...props}
      href={href}
      download
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void downloadFile(href)
      }}
    />
  )
}
