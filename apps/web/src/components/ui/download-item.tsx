import { useRef, type MouseEvent, type ReactNode } from 'react'
import { downloadFile } from '@/lib/download.ts'
import { DropdownMenuItem } from './dropdown-menu.tsx'
import { isPlainClick } from './download-link.tsx'

interface DownloadItemProps {
  href: string
  /** Its name, where the text alone does not say it. */
  name?: string | undefined
  disabled?: boolean | undefined
  children: ReactNode
}

/** An entry of a menu that saves a file of the server, and says so when that fails. */
export function DownloadItem({ href, name, disabled, children }: DownloadItemProps) {
  const click = useRef<MouseEvent>(null)
  const save = () => {
    if (!click.current || !isPlainClick(click.current)) return
    // Not before: the menu stays open where its entry's click is prevented.
    click.current.preventDefault()
    void downloadFile(href)
  }
  return (
    <DropdownMenuItem asChild disabled={disabled} onSelect={save}>
      <a
        href={href}
        download
        aria-label={name}
        className="text-foreground hover:no-underline"
        onClickCapture={(event) => {
          click.current = event
        }}
      >
        {children}
      </a>
    </DropdownMenuItem>
  )
}
