/** What resources are called, apart from their schemas. */
export const resourceTypes = ['sala', 'equipamento', 'material_marca', 'documento_modelo'] as const
export type ResourceType = (typeof resourceTypes)[number]

export const resourceTypeNames: Record<ResourceType, string> = {
  sala: 'Sala',
  equipamento: 'Equipamento',
  material_marca: 'Material da marca',
  documento_modelo: 'Modelo de documento',
}

/** What can be booked; the others are downloaded. */
export const bookableTypes = ['sala', 'equipamento'] as const
export const materialTypes = ['material_marca', 'documento_modelo'] as const

export const bookingStateNames = { confirmada: 'Confirmada', cancelada: 'Cancelada' } as const

export const LONGEST_BOOKING_DAYS = 14
