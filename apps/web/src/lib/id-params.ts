import { idIn, paramsWithId } from './params-with-id.ts'

export const idParams = paramsWithId<{ id: string }>()

/** For routes with `{-$id}`: nothing, or a positive number. */
export const paramsWithOptionalId = <Raw extends { id?: string }>() => ({
  parse: ({ id: text, ...others }: Raw): (Omit<Raw, 'id'> & { id?: number }) | false => {
    if (text === undefined) return others
    const id = idIn(text)
    return id !== undefined && { ...others, id }
  },
  stringify: (params: Omit<Raw, 'id'> & { id?: number }) => ({
    ...params,
    id: params.id === undefined ? undefined : String(params.id),
  }),
})
export const optionalIdParams = paramsWithOptionalId<{ id?: string }>()

/** For the two ids of one address. */
export const idAndOwnerParams = {
  parse: ({ id, idOwner }: { id: string; idOwner: string }): { id: number; idOwner: number } | false => {
    const [record, owner] = [idIn(id), idIn(idOwner)]
    return record !== undefined && owner !== undefined && { id: record, idOwner: owner }
  },
  stringify: ({ id, idOwner }: { id: number; idOwner: number }) => ({
    id: String(id),
    idOwner: String(idOwner),
  }),
}

/** For a rule and one of its criteria. */
export const ruleAndCriterionParams = {
  parse: (raw: { idRule: string; idCriterion: string }): { idRule: number; idCriterion: number } | false => {
    const [idRule, idCriterion] = [idIn(raw.idRule), idIn(raw.idCriterion)]
    return idRule !== undefined && idCriterion !== undefined && { idRule, idCriterion }
  },
  stringify: ({ idRule, idCriterion }: { idRule: number; idCriterion: number }) => ({
    idRule: String(idRule),
    idCriterion: String(idCriterion),
  }),
}
