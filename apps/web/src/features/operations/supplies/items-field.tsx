import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { api } from '@/lib/api.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { toast } from '@/lib/toast.ts'
import { CodeInput } from './code-input.tsx'

/** An asset, or some of a product, as a form collects them. */
export interface CollectedItem {
  codigo: string
  nome: string
  id_patrimonio: number | null
  id_produto: number
  quantidade: number
}

const isAmong = (items: readonly CollectedItem[], codigo: string) =>
  items.some((item) => item.codigo === codigo)

interface Asked {
  codigo: string
  id_empresa: number
}

interface ItemsFieldProps<Values extends object> extends FieldProps<Values> {
  /** The provider in which codes are looked up: two providers may have the same code. */
  provider: number | null | undefined
}

/** Items collected by their codes: each code once, products by quantity. */
export function ItemsField<Values extends object = never>({ provider, ...props }: ItemsFieldProps<Values>) {
  const field = useField<CollectedItem[] | undefined, Values>(props)
  const items = field.value ?? []
  const chosen = useRef(provider)
  useEffect(() => {
    chosen.current = provider
  }, [provider])
  const { mutate, isPending } = useMutation({
    // A scanner does not wait: its codes are looked up one after the other, in the order of the scans.
    scope: { id: `${field.id}-codes` },
    mutationFn: (asked: Asked) => api.assets.find.query(asked),
    onSuccess({ patrimonio, produto }, { codigo, id_empresa }) {
      // Another provider has emptied the items: what was scanned before goes with them.
      if (id_empresa !== chosen.current) return
      if (!patrimonio && !produto) return toast.error(`O código ${codigo} não está cadastrado nesta empresa.`)
      const found = patrimonio
        ? { id_patrimonio: patrimonio.id, id_produto: patrimonio.id_produto, nome: patrimonio.produto }
        : { id_patrimonio: null, id_produto: produto!.id, nome: produto!.nome }
      field.change((now = []) => (isAmong(now, codigo) ? now : [...now, { ...found, codigo, quantidade: 1 }]))
    },
    onError(error, { codigo }) {
      const { status, requestId } = readRequestError(error)
      if (status !== 401) toast.error(`Não foi possível procurar o código ${codigo}.`, requestId)
    },
    // Without it each new code would close the notice about the previous one.
    meta: { quiet: true },
  })
  const add = (codigo: string) => {
    if (!provider) return toast.error('Escolha a empresa antes de ler os códigos.')
    if (isAmong(items, codigo)) return toast.error(`O código ${codigo} já foi lido.`)
    mutate({ codigo, id_empresa: provider })
  }
  return (
    <FieldFrame {...props} field={field} group>
      <CodeInput label="Patrimônio ou código do produto" busy={isPending} onCode={add} />
      <ul className="mt-3 grid gap-2 text-sm">
        {items.map((item) => (
          <li key={item.codigo} className="flex items-center gap-2 border-b border-border pb-2">
            <b className="font-semibold">{item.codigo}</b>
            <span className="min-w-0 flex-1 truncate text-muted-foreground">{item.nome}</span>
            {item.id_patrimonio === null && (
              <Input
                className="w-20 text-right"
                inputMode="numeric"
                aria-label={`Quantidade de ${item.nome}`}
                value={item.quantidade || ''}
                onChange={(event) =>
                  field.setValue(
                    items.map((one) =>
                      one === item
                        ? { ...one, quantidade: Number(event.target.value.replace(/\D/g, '').slice(0, 6)) }
                        : one,
                    ),
                  )
                }
              />
            )}
            <IconButton
              icon={Trash2}
              size="sm"
              label={`Tirar ${item.codigo}`}
              onClick={() => field.setValue(items.filter((one) => one !== item))}
            />
          </li>
        ))}
      </ul>
    </FieldFrame>
  )
}
