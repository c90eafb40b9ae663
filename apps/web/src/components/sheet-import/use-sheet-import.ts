import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SheetKey } from '@intranet/contract/home/sheet-words'
import { api } from '@/lib/api.ts'
import { tellFailure } from '@/lib/query-client.ts'
import { trpc } from '@/lib/trpc.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import type { SheetImport } from './sheet-import.ts'
import { downloadWrongLines } from './sheet-template.ts'

/** One's newest import of an entity, and its steps. Writing goes on chunk by chunk while the dialog is open. */
export function useSheetImport(sheet: SheetKey) {
  const queryClient = useQueryClient()
  const list = useQuery(trpc.sheetImports.current.queryOptions({ entidade: sheet }))
  const [busy, setBusy] = useState(false)
  /** Lines that still wait, while they are written. */
  const [pending, setPending] = useState<number>()
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => void (open.current = false)
  }, [])
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries(trpc.sheetImports.pathFilter()),
      queryClient.invalidateQueries(trpc[sheet].pathFilter()),
    ])
  /** What went wrong is shown; what is stored is read again. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      tellFailure(error)
      return false
    } finally {
      await readAgain()
      setBusy(false)
      setPending(undefined)
    }
  }
  const write = async (id: number) => {
    for (let rest = Infinity; rest > 0 && open.current;) {
      rest = (await api.sheetImports.advance.mutate({ id })).pendentes
      setPending(rest)
    }
  }
  return {
    list,
    busy,
    pending,
    send: (file: File) =>
      run(async () => {
        const { id } = await uploadFile(file, 'importacoes')
        await api.sheetImports.create.mutate({ entidade: sheet, id_file: id })
      }),
    mapColumns: (id: number, mapa: Record<string, number>) =>
      run(() => api.sheetImports.mapColumns.mutate({ id, mapa })),
    write: (id: number) => run(() => write(id)),
    invite: (id: number) =>
      run(async () => {
        for (let rest = Infinity; rest > 0 && open.current;)
          rest = (await api.sheetImports.invite.mutate({ id })).pendentes
      }),
    downloadWrong: (record: SheetImport) =>
      run(async () => {
        const { colunas, linhas } = await api.sheetImports.wrongLines.query({ id: record.id })
        downloadWrongLines(record.nome_arquivo, colunas, linhas)
      }),
    undo: (id: number) => run(() => api.sheetImports.undo.mutate({ id })),
  }
}
