import { ChevronDown, Download, FileSpreadsheet, FileText } from 'lucide-react'
import { inputsOfAPage } from '@intranet/contract/list-limits'
import { table as text } from '@intranet/contract/messages/tables'
import { useRouteTitle } from '@/components/shell/use-route-title.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import type { ProcedureName } from './list-name.ts'
import { exportedNames } from './list-column.ts'
import type { ListTableModel } from './list-features.ts'
import { MenuButton } from './menu-button.tsx'

interface ExportButtonProps<Row extends object> {
  /** Path of the list procedure: "company.departments.list". */
  procedure: ProcedureName
  /** The list's input; its page is left out, the file holds every row. */
  input: object
  /** With it a file may hold the columns on screen, or all that the list has. */
  table?: ListTableModel<Row>
}

const formats = [
  { format: 'csv', label: 'CSV', icon: FileText },
  { format: 'xlsx', label: 'XLSX', icon: FileSpreadsheet },
] as const

interface Asked {
  procedure: ProcedureName
  format: 'csv' | 'xlsx'
  input: object
  /** The screen's, for the file's name. */
  name?: string
  /** The file's columns, in their order; all that the list has when left out. */
  columns?: readonly string[]
}

/** Address of the server's export of a list. */
export function exportAddress({ procedure, format, input, name, columns }: Asked): string {
  const left = [...inputsOfAPage, ...(columns ? [] : ['colunas'])]
  const asked = JSON.stringify(input, (key, value: unknown) => (left.includes(key) ? undefined : value))
  const query = new URLSearchParams({ formato: format, input: asked })
  if (columns) query.set('colunas', columns.join(','))
  if (name) query.set('nome', name)
  return `/export/${procedure}?${query}`
}

/** CSV or XLSX of the whole list as filtered, made by the server; guests get no file, phones the icon alone. */
export function ExportButton<Row extends object>({ procedure, input, table }: ExportButtonProps<Row>) {
  const title = useRouteTitle()
  const session = useSession()
  if (!session) return null
  const files = (heading?: string, names?: readonly string[], separated = false) =>
    formats.map(({ format, label, icon }, index) => ({
      label,
      icon,
      name: heading && `${label}, ${heading}`,
      heading: index === 0 ? heading : undefined,
      separated: index === 0 && separated,
      file: exportAddress({ procedure, format, input, name: title, columns: names }),
    }))
  const names = table && exportedNames(table.getVisibleLeafColumns())
  const actions = names
    ? [...files(text.screenColumns, names), ...files(text.allColumns, undefined, true)]
    : files()
  return (
    <MenuButton actions={actions} className={buttonVariants({ variant: 'outline' })} aria-label={text.export}>
      <Download aria-hidden />
      <span className="max-sm:hidden">{text.export}</span>
      <ChevronDown className="size-3.5 max-sm:hidden" aria-hidden />
    </MenuButton>
  )
}
