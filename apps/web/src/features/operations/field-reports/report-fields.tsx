import { incident } from '@intranet/contract/messages/incidents'
import { MOST_PHOTOS, POSITION_DAYS } from '@intranet/contract/operations/field-report-options'
import type { wholeFieldReport } from '@intranet/contract/operations/field-report-schemas'
import { fieldReport } from '@intranet/contract/operations/field-reports'
import type * as z from 'zod'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { SuggestedTextField } from '@/components/form/suggested-text-field.tsx'
import { WaitingImagesField } from '@/components/form/waiting-images-field.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { useKeptPlaces } from './kept-places.ts'
import { PositionField } from './position-field.tsx'

const Field = fieldOf(fieldReport)
type Values = z.input<typeof wholeFieldReport>

/** The city, also one that this device knows without a network. */
function ReportCityField(props: FieldProps<AnyValues>) {
  const known = useKeptPlaces()
  return <CityField<AnyValues> {...props} known={known} />
}

/** The district, with those that are known of the city: one name is one place for the proposed incidents. */
function DistrictField(props: FieldProps<AnyValues>) {
  const places = useKeptPlaces()
  const city = useValue<Values>()('id_cidade')
  const known = places.find(({ id }) => id === city)?.bairros ?? []
  return <SuggestedTextField<AnyValues> {...props} suggestions={known} />
}

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
      <Field name="id_cidade" as={ReportCityField} />
      <Field name="bairro" as={DistrictField} />
    </>
  )
}
