import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@intranet/contract/formats'
import { importCustomersInput, type SyncResult } from '@intranet/contract/sales/customers'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { providerKeyOption } from '@/components/inputs/option.ts'
import { trpc } from '@/lib/trpc.ts'
import { ImportPage } from '../import-page.tsx'
import { LinesField } from '../text-import.tsx'

type Values = z.input<typeof importCustomersInput>

const doneText = ({ recebidos, inseridos, alterados, contratos }: SyncResult) =>
  `${formatCount(recebidos, 'linha lida', 'linhas lidas')}: ${formatCount(inseridos, 'cliente novo', 'clientes novos')}, ${formatCount(alterados, 'alterado', 'alterados')}, ${formatCount(contratos, 'contrato novo ou alterado', 'contratos novos ou alterados')}.`

/** Customers by a CSV file, where an ERP does not send them itself. */
export function CustomerImportPage() {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  return (
    <ImportPage
      title="IMPORTAR CLIENTES"
      schema={importCustomersInput}
      blank={{ conteudo: '', sistema: undefined }}
      path="/v1/relacionamento/clientes/arquivo"
      changed={trpc.customers.pathFilter()}
      doneText={doneText}
    >
      <FormPanel>
        <SelectField<Values>
          name="sistema"
          label="Provedor"
          options={data.map(providerKeyOption)}
          required
          wide
        />
        <LinesField<Values>
          name="conteudo"
          label="Linhas"
          columns="codigo;nome;cpf;telefone;email;nascimento;contrato;produto;valor;vencimento"
          hint="A primeira linha tem os nomes das colunas; código e nome são obrigatórios. Até 10.000 linhas."
          placeholder={'1001;Marina Prates;52998224725;48999990000;;02/05/1990;C-1;Fibra 500;99,90;10'}
        />
      </FormPanel>
    </ImportPage>
  )
}
