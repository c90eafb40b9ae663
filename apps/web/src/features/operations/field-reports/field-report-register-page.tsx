import { fieldReports as text } from '@intranet/contract/messages/field-reports'
import { incident } from '@intranet/contract/messages/incidents'
import { MOST_PHOTOS, POSITION_DAYS } from '@intranet/contract/operations/field-report-options'
import { wholeFieldReport } from '@intranet/contract/operations/field-report-schemas'
import { fieldReport } from '@intranet/contract/operations/field-reports'
import { useState } from 'react'
import type * as z from 'zod'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { StoredImagesField } from '@/components/form/stored-image-field.tsx'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { fieldReports } from './field-report.entity.ts'
import { PositionField } from './position-field.tsx'

const Field = fieldOf(fieldReport)
type Values = z.input<typeof wholeFieldReport>

/** A photo, a place and a line of text, in the order in which a thumb meets them. */
export function FieldReportRegisterPage() {
  // A press that got no answer sends the same key again: the report is stored once.
  const [chave] = useState(() => crypto.randomUUID())
  return (
    <RegisterPage
      entity={fieldReports}
      schema={wholeFieldReport}
      texts={{ success: text.sent }}
      blank={{ texto: '', fotos: [], posicao: null, bairro: null, chave }}
    >
      <FormPanel>
        <StoredImagesField<Values> name="fotos" label="Fotos" max={MOST_PHOTOS} camera wide />
        <Field name="texto" hint={incident.noCustomerData} wide />
        <PositionField<Values>
          name="posicao"
          label="Onde"
          hint={`A posição é apagada depois de ${POSITION_DAYS} dias. Sem ela, informe a cidade e o bairro.`}
          wide
        />
        <Field name="id_cidade" as={CityField} />
        <Field name="bairro" />
      </FormPanel>
    </RegisterPage>
  )
}
