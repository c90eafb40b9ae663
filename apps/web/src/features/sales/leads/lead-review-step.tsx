import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { formatCep, formatDate, formatDocument, formatMoney } from '@intranet/contract/formats'
import { form } from '@intranet/contract/messages'
import type { LeadVerification, newLead } from '@intranet/contract/sales/lead'
import { typeNames } from '@intranet/contract/sales/lead-words'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { useFieldCheck } from '@/components/form/form-context.ts'
import { useAllValues } from '@/components/form/use-form-values.ts'
import { trpc } from '@/lib/trpc.ts'
import { DetailList } from '@/components/records/detail-list.tsx'
import { phoneText } from '../lead-text.ts'

type Values = z.input<typeof newLead>

const agreed = (value: unknown) => (value === true ? undefined : form.required)
const join = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts.filter(Boolean).join(separator)

/** Step 4: what will be saved, and that the customer agreed to it. */
export function ReviewStep({ found }: { found: LeadVerification | undefined }) {
  const values = useAllValues<Values>()
  useFieldCheck('aceite_lgpd', agreed)
  const channels = useQuery(
    trpc.salesChannels.options.queryOptions({ id_empresa: values.id_empresa ?? undefined }),
  )
  const provider = found?.cobertura.find(({ id_empresa }) => id_empresa === values.id_empresa)
  return (
    <>
      <DetailList
        rows={[
          ['Nome', values.cliente],
          ['CPF/CNPJ', formatDocument(values.documento ?? null)],
          ['Telefone', phoneText(values.fone ?? null)],
          ['E-mail', values.email],
          ['Nascimento', values.data_nascimento && formatDate(values.data_nascimento)],
          ['Tipo', values.tipo && typeNames[values.tipo]],
          ['Endereço', join(', ', values.logradouro, join(' ', values.numero, values.complemento))],
          ['Bairro', values.bairro],
          ['Cidade', join(' - ', values.cidade, values.estado)],
          ['CEP', values.cep && formatCep(values.cep)],
          ['Provedor', provider?.provedor],
          ['Produto', values.produto],
          ['Valor', values.valor && formatMoney(values.valor)],
          ['Vencimento', values.vencimento_dia && `dia ${values.vencimento_dia}`],
          ['Canal', channels.data?.find(({ id }) => id === values.id_canal)?.nome],
        ]}
      />
      <div className="mt-4 max-w-[640px]">
        <ConsentField<Values> name="aceite_lgpd" required>
          O cliente concorda com o uso destes dados para o atendimento e a contratação.
        </ConsentField>
      </div>
    </>
  )
}
