import type * as z from 'zod'
import { formatCount } from '@intranet/contract/formats'
import { importCoverageInput, type CoverageImport } from '@intranet/contract/sales/coverage-import'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { ImportPage } from '../import-page.tsx'
import { LinesField } from '../text-import.tsx'

type Values = z.input<typeof importCoverageInput>

const doneText = ({ recebidas, inseridas, repetidas }: CoverageImport) =>
  `${formatCount(recebidas, 'linha lida', 'linhas lidas')}: ${formatCount(inseridas, 'nova', 'novas')}, ${formatCount(repetidas, 'já cadastrada', 'já cadastradas')}.`

/** Coverage by typed lines or a CSV file. */
export function CoverageImportPage() {
  return (
    <ImportPage
      title="IMPORTAR COBERTURA"
      schema={importCoverageInput}
      blank={{ conteudo: '' }}
      path="/v1/vendas/cobertura/importar"
      changed={trpc.coverage.pathFilter()}
      doneText={doneText}
    >
      <FormPanel>
        <ProviderField<Values> name="id_empresa" label="Provedor" wide />
        <LinesField<Values>
          name="conteudo"
          label="Linhas"
          columns="cidade;UF;bairro;rua;de;ate"
          hint="Sem rua vale o bairro, sem bairro a cidade. Até 10.000 linhas."
          placeholder={'Tubarão;SC;Centro\nTubarão;SC;Oficinas;Rua São João;100;198'}
        />
      </FormPanel>
    </ImportPage>
  )
}
