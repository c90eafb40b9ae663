import { ChevronDown, Download, FileSpreadsheet, FileText } from 'lucide-react'
import { table as text } from '@intranet/contract/messages'
import { useRouteTitle } from '@/components/shell/route-announcer.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import { useSession } from '@/lib/session.ts'

interface ExportButtonProps {
  /** Path of the list procedure: "company.departments.list". */
  procedure: string
  /** The list's input; its page is left out, the file holds every row. */
  input: object
}

/** Address of the server's export of a list; `name` is the screen's, for the file. */
export function exportAddress(
  procedure: string,
  format: 'csv' | 'xlsx',
  input: ExportButtonProps['input'],
  name?: string,
): string {
  const page = ['limit', 'offset', 'depois', 'contar']
  const asked = JSON.stringify(input, (key, value: unknown) => (page.includes(key) ? undefined : value))
  const query = new URLSearchParams({ formato: format, input: asked })
  if (name) query.set('nome', name)
  return `/export/${procedure}?${query}`
}

/** CSV or XLSX of the whole list as filtered, made by the server; guests get no file, phones the icon alone. */
export function ExportButton({ procedure, input }: ExportButtonProps) {
  const name = useRouteTitle()
  const session = useSession()
  if (!session) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={buttonVariants()} aria-label={text.export}>
        <Download className="ic" aria-hidden />
        <span className="hide-s">{text.export}</span>
        <ChevronDown className="ic s hide-s" aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <a
            href={exportAddress(procedure, 'csv', input, name)}
            download
            className="text-foreground hover:no-underline"
          >
            <FileText className="ic" aria-hidden />
            CSV
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a
            href={exportAddress(procedure, 'xlsx', input, name)}
            download
            className="text-foreground hover:no-underline"
          >
            <FileSpreadsheet className="ic" aria-hidden />
            XLSX
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
