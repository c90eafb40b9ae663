import { useEffect, useRef, useState } from 'react'
import { randomUuid } from '@/lib/random-name.ts'
import { toast } from '@/lib/toast.ts'
import type { Outputs } from '@/lib/trpc.ts'
import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'
import type { Kept } from '@/lib/unsent/unsent-kinds.ts'
import { keepTyped, flushUnsent, onSettled, readUnsent, retryUnsent } from '@/lib/unsent/unsent-queue.ts'
import { useUnsentOf } from '@/lib/unsent/use-unsent.ts'

export interface ReadCode {
  codigo: string
  /** Null while it waits for the server. */
  resultado: string | null
  produto: string | null
  quantidade_informada: number | null
}

const waitingFor = (codigo: string): ReadCode => ({
  codigo,
  resultado: null,
  produto: null,
  quantidade_informada: null,
})

type Reading = UnsentEntry<'countReading'>
const codeOf = ({ input }: Reading) => input.leitura.codigo

/** Readings of this count among entries of all kinds. */
const readingsIn = (entries: readonly UnsentEntry[], contagem: number) =>
  entries.filter((entry): entry is Reading => entry.kind === 'countReading' && entry.input.id === contagem)

/** A code with what the server made of it. */
function answered(code: ReadCode, { resultados, repetidas }: Outputs['inventory']['send']): ReadCode {
  const found = resultados.find(({ codigo }) => codigo === code.codigo)
  if (found) return { ...code, ...found }
  return repetidas.includes(code.codigo) && !code.resultado ? { ...code, resultado: 'repetido' } : code
}

/** What was read in a count: kept on the device at once, sent as soon as there is a network, each code once. */
export function useReadings(pessoa: number, contagem: number) {
  const [codes, setCodes] = useState<readonly ReadCode[]>([])
  const kept = readingsIn(useUnsentOf('countReading'), contagem)
  const scanned = useRef(new Set<string>())

  // The newest first. What a closed tab left is there again.
  const left = kept
    .map(codeOf)
    .filter((codigo) => !codes.some((code) => code.codigo === codigo))
    .toReversed()
  const shown = [...left.map(waitingFor), ...codes]

  useEffect(() => {
    void readUnsent(pessoa)
    return onSettled(({ entries, answer, refused }) => {
      const mine = readingsIn(entries, contagem)
      if (mine.length === 0) return
      if (refused) return toast.error(refused.message)
      const added = mine.map((entry) => waitingFor(codeOf(entry))).toReversed()
      setCodes((now) =>
        [...added.filter(({ codigo }) => !now.some((code) => code.codigo === codigo)), ...now].map((code) =>
          answered(code, answer as Outputs['inventory']['send']),
        ),
      )
    })
  }, [pessoa, contagem])

  /** Takes a code that was not read before. */
  function read(typed: string, said: Pick<Kept<'countReading'>['leitura'], 'quantidade' | 'local'>): boolean {
    const codigo = typed.trim().toUpperCase().slice(0, 60)
    if (!codigo) return false
    if (scanned.current.has(codigo) || shown.some((code) => code.codigo === codigo)) {
      toast.error(`O código ${codigo} já foi lido.`)
      return false
    }
    scanned.current.add(codigo)
    void keep({ chave: randomUuid(), codigo, ...said, lido_em: new Date().toISOString() })
    return true
  }
  async function keep(leitura: Kept<'countReading'>['leitura']) {
    // It is shown once the device has it: what is said to wait survives the tab.
    await keepTyped(pessoa, 'countReading', { input: { id: contagem, leitura }, title: leitura.codigo })
    await flushUnsent(pessoa)
  }
  return {
    codes: shown,
    waiting: shown.filter(({ resultado }) => resultado === null).length,
    refused: kept.some(({ refused }) => refused !== null),
    read,
    flush: () => retryUnsent(pessoa, kept),
  }
}
