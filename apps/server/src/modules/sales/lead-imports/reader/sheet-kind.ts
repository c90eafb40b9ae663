import type { SheetKind } from './read-sheet.ts'

const kinds: Record<string, SheetKind> = {
  'text/csv': 'csv',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

/** How a stored file of this media type is read; undefined where it is no sheet. */
export const kindOfSheet = (tipo: string): SheetKind | undefined => kinds[tipo]
