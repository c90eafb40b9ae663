import { common } from '@intranet/contract/messages'
import { X } from 'lucide-react'
import { ChipsInput } from '@/components/ui/chips-input.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { weights } from './term-input.tsx'

type Keyword = Outputs['keywords']['list']['termos'][number]

/** The words of a vacancy: weight and synonyms are changed where they stand. */
export function KeywordList({ words, manages }: { words: readonly Keyword[]; manages: boolean }) {
  const saving = { saved: common.success, changes: [trpc.keywords.pathFilter()] }
  const change = useSave(trpc.keywords.update.mutationOptions(), saving)
  const remove = useSave(trpc.keywords.remove.mutationOptions(), saving)
  if (!words.length) return <p className="mb-4 text-sm text-muted-foreground">Nenhuma palavra ainda.</p>
  return (
    <Card asChild className="block py-0 mb-4">
      <ul aria-label="Palavras-chave">
        {words.map(({ id, termo, sinonimos, peso, updated_at }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto_auto] items-center gap-2 border-b border-border p-3 last:border-b-0 sm:grid-cols-[minmax(8rem,14rem)_1fr_auto_auto]"
          >
            <span className="font-semibold">{termo}</span>
            <div className="order-last col-span-full sm:order-none sm:col-span-1">
              {manages ? (
                <ChipsInput
                  aria-label={`Sinônimos de ${termo}`}
                  placeholder="Sinônimos"
                  values={sinonimos}
                  onValues={(next) => change.mutate({ id, updated_at, sinonimos: next })}
                />
              ) : (
                sinonimos.join(', ')
              )}
            </div>
            {manages ? (
              <NativeSelect
                aria-label={`Peso de ${termo}`}
                value={peso}
                onChange={(event) => change.mutate({ id, updated_at, peso: Number(event.target.value) })}
              >
                {weights.map((weight) => (
                  <option key={weight} value={weight}>
                    Peso {weight}
                  </option>
                ))}
              </NativeSelect>
            ) : (
              <span>Peso {peso}</span>
            )}
            {manages && (
              <IconButton
                icon={X}
                label={`Excluir ${termo}`}
                size="sm"
                onClick={() => remove.mutate({ id })}
                disabled={remove.isPending}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
