import { incident } from '@intranet/contract/messages/incidents'
import { MOST_PHOTOS, POSITION_DAYS } from '@intranet/contract/operations/field-report-options'
import type { wholeFieldReport } from '@intranet/contract/operations/field-report-schemas'
import { fieldReport } from '@intranet/contract/operations/field-reports'
import type * as z from 'zod'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { WaitingImagesField } from '@/components/form/waiting-images-field.tsx'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { PositionField } from './position-field.tsx'

const Field = fieldOf(fieldReport)
type Values = z.input<typeof wholeFieldReport>

/** A photo, a place and a line of text, in the order in which a thumb meets them. */
export function ReportFields() {
  return (
    <>
      <WaitingImagesField<Values> name="fotos" label="Fotos" max={MOST_PHOTOS} wide />
      <Field name="texto" hint={incident.noCustomerData} wide />
      <PositionField<Values>
        name="posicao"
        label="Onde"
        hint={`A posição é apagada depois de ${POSITION_DAYS} dias. Sem ela, informe a cidade e o bairro.`}
        wide
      />
      <Field name="id_cidade" as={CityField} />
      <Field name="bairro" />
    </>
  )
}
