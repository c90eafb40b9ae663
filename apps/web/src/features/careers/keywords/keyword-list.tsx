import { common } from '@intranet/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { ChipsInput } from '@/components/ui/chips-input.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Select } from '@/components/ui/select.tsx'
import { Table } from '@/components/ui/table.tsx'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { weights } from './term-input.tsx'

type Keyword = Outputs['keywords']['list']['termos'][number]

/** The words of a vacancy: weight and synonyms are changed where they stand. */
export function KeywordList({ words, manages }: { words: readonly Keyword[]; manages: boolean }) {
  const queryClient = useQueryClient()
  const told = {
    onSuccess: () => toast.success(common.success),
    onSettled: () => queryClient.invalidateQueries(trpc.keywords.pathFilter()),
  }
  const change = useMutation(trpc.keywords.update.mutationOptions(told))
  const remove = useMutation(trpc.keywords.remove.mutationOptions(told))
  if (!words.length) return <p className="mb-4 text-sm text-muted-foreground">Nenhuma palavra ainda.</p>
  return (
    <Table label="Palavras-chave" className="mb-4">
      <thead>
        <tr>
          <th scope="col">Palavra</th>
          <th scope="col">Sinônimos</th>
          <th scope="col">Peso</th>
          {manages && (
            <th scope="col">
              <span className="sr-only">Excluir</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {words.map(({ id, termo, sinonimos, peso, updated_at }) => (
          <tr key={id}>
            <td className="main">{termo}</td>
            <td className="!whitespace-normal">
              {manages ? (
                <ChipsInput
                  aria-label={`Sinônimos de ${termo}`}
                  values={sinonimos}
                  onValues={(next) => change.mutate({ id, updated_at, sinonimos: next })}
                />
              ) : (
                sinonimos.join(', ')
              )}
            </td>
            <td>
              {manages ? (
                <Select
                  aria-label={`Peso de ${termo}`}
                  value={peso}
                  onChange={(event) => change.mutate({ id, updated_at, peso: Number(event.target.value) })}
                >
                  {weights.map((weight) => (
                    <option key={weight} value={weight}>
                      {weight}
                    </option>
                  ))}
                </Select>
              ) : (
                peso
              )}
            </td>
            {manages && (
              <td>
                <IconButton
                  icon={X}
                  label={`Excluir ${termo}`}
                  small
                  onClick={() => remove.mutate({ id })}
                  disabled={remove.isPending}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
