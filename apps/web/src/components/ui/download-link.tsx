import type { AnchorHTMLAttributes } from 'react'
import { downloadFile } from '@/lib/download.ts'

/** A link that saves a file of the server, and says so when that fails; other keys and buttons do as with any link. */
export function DownloadLink({ href, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      {...props}
      href={href}
      download
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void downloadFile(href)
      }}
    />
  )
}
