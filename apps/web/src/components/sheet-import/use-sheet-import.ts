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

/** All lines that stayed out, as many at once as one answer holds. */
async function readWrongLines(id: number) {
  const first = await api.sheetImports.wrongLines.query({ id })
  const linhas = [...first.linhas]
  for (let { proxima } = first; proxima !== null;) {
    const more = await api.sheetImports.wrongLines.query({ id, depois: proxima })
    linhas.push(...more.linhas)
    proxima = more.proxima
  }
  return { colunas: first.colunas, linhas }
}

/** One's newest import of an entity, and its steps. Writing goes on chunk by chunk while the dialog is open. */
export function useSheetImport(sheet: SheetKey) {
  const list = useQuery(trpc.sheetImports.current.queryOptions({ entidade: sheet }))
  /** Lines that still wait, while they are written. */
  const [pending, setPending] = useState<number>()
  /** Records that are deleted already, while an import is undone. */
  const [undone, setUndone] = useState<number>()
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => void (open.current = false)
  }, [])
  const step = useSave(
    {
      mutationFn: (work: () => Promise<unknown>) => work(),
      onSettled: () => {
        setPending(undefined)
        setUndone(undefined)
      },
    },
    { changes: [trpc.sheetImports.pathFilter(), trpc[sheet].pathFilter()] },
  )
  const write = async (id: number) => {
    for (let rest = Infinity; rest > 0 && open.current;) {
      rest = (await api.sheetImports.advance.mutate({ id })).pendentes
      setPending(rest)
    }
  }
  const undo = async (id: number) => {
    let removed = 0
    for (let abaixo: number | undefined; open.current;) {
      const { removidos, proximo } = await api.sheetImports.undo.mutate({ id, abaixo })
      removed += removidos
      if (proximo === null) break
      setUndone(removed)
      abaixo = proximo
    }
  }
  return {
    list,
    busy: step.isPending,
    pending,
    undone,
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
          const { colunas, linhas } = await readWrongLines(record.id)
          downloadWrongLines(record.nome_arquivo, colunas, linhas)
        }),
      ),
    undo: (id: number) => isDone(step.mutateAsync(() => undo(id))),
  }
}
