import { useCallback } from 'react'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import type { UnsentEntry } from './unsent-entry.ts'
import type { AnswerOf, KindName } from './unsent-kinds.ts'
import { sendAgain, sendTyped, type Typed } from './unsent-queue.ts'

const WAITS = 'Guardado neste aparelho. É enviado assim que a conexão voltar.'
const LOST_WITH_TAB =
  'Sem conexão, e este navegador não guarda nada. Deixe esta página aberta até a conexão voltar.'

/**
 * Sends what was typed, or keeps it until there is a network, and says which of both. Answers undefined where it waits;
 * throws a refusal. With an `entry` that was refused, what is sent takes its place.
 */
export function useSendTyped<K extends KindName>(
  kind: K,
  { saved, entry }: { saved?: string; entry?: UnsentEntry<K> } = {},
) {
  const person = useSession()?.usuarioId
  return useCallback(
    async (typed: Typed<K>): Promise<AnswerOf<K> | undefined> => {
      if (person === undefined) return undefined
      const sent = await (entry ? sendAgain(entry, typed) : sendTyped(person, kind, typed))
      if (sent.state === 'waits') {
        toast.success(sent.lasting ? WAITS : LOST_WITH_TAB, 8000)
        return undefined
      }
      if (saved) toast.success(saved)
      return sent.answer
    },
    [person, kind, saved, entry],
  )
}
