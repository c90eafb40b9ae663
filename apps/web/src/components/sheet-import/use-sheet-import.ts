import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SheetKey } from '@intranet/contract/home/sheet-words'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import type { SheetImport } from './sheet-import.ts'
import { downloadWrongLines } from './sheet-template.ts'

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** One's newest import of an entity, and its steps. Writing goes on chunk by chunk while the dialog is open. */
export function useSheetImport(sheet: SheetKey) {
  const list = useQuery(trpc.sheetImports.current.queryOptions({ entidade: sheet }))
  /** Lines that still wait, while they are written. */
  const [pending, setPending] = useState<number>()
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => void (open.current = false)
  }, [])
  const step = useSave(
    {
      mutationFn: (work: () => Promise<unknown>) => work(),
      onSettled: () => setPending(undefined),
    },
    { changes: [trpc.sheetImports.pathFilter(), trpc[sheet].pathFilter()] },
  )
  const write = async (id: number) => {
    for (let rest = Infinity; rest > 0 && open.current;) {
      rest = (await api.sheetImports.advance.mutate({ id })).pendentes
      setPending(rest)
    }
  }
  return {
    list,
    busy: step.isPending,
    pending,
    send: (file: File) =>
      isDone(
        step.mutateAsync(async () => {
          const { id } = await uploadFile(file, 'importacoes')
          await api.sheetImports.create.mutate({ entidade: sheet, id_file: id })
        }),
      ),
    mapColumns: (id: number, mapa: Record<string, number>) =>
      isDone(step.mutateAsync(() => api.sheetImports.mapColumns.mutate({ id, mapa }))),
    write: (id: number) => isDone(step.mutateAsync(() => write(id))),
    invite: (id: number) =>
      isDone(
        step.mutateAsync(async () => {
          for (let rest = Infinity; rest > 0 && open.current;)
            rest = (await api.sheetImports.invite.mutate({ id })).pendentes
        }),
      ),
    downloadWrong: (record: SheetImport) =>
      isDone(
        step.mutateAsync(async () => {
          const { colunas, linhas } = await api.sheetImports.wrongLines.query({ id: record.id })
          downloadWrongLines(record.nome_arquivo, colunas, linhas)
        }),
      ),
    undo: (id: number) => isDone(step.mutateAsync(() => api.sheetImports.undo.mutate({ id }))),
  }
}
