import * as z from 'zod'

// Smarty US Street API: github.com/smartystreets/openapi-specification us-street-api.yaml (5.3). Smarty leaves out empty values.
const Text = z
  .string()
  .max(1000)
  .nullish()
  .transform((text) => text?.trim() ?? '')

/** GET /street-address, 200: all addresses that the input may mean, up to the requested number. */
export const SmartyCandidates = z
  .array(
    z.looseObject({
      delivery_line_1: Text,
      delivery_line_2: Text,
      last_line: Text,
      components: z.looseObject({
        urbanization: Text,
        primary_number: Text,
        street_predirection: Text,
        street_name: Text,
        street_suffix: Text,
        street_postdirection: Text,
        secondary_designator: Text,
        secondary_number: Text,
        extra_secondary_designator: Text,
        extra_secondary_number: Text,
        pmb_designator: Text,
        pmb_number: Text,
        city_name: Text,
        state_abbreviation: Text,
        zipcode: Text,
        plus4_code: Text,
        delivery_point: Text,
      }),
      metadata: z
        .looseObject({
          /** F: firm. G: General Delivery. H: high-rise. P: Post Office box. R: rural route or highway contract. S: street. */
          record_type: Text,
          /** Unique, Military, POBox or Standard. */
          zip_type: Text,
        })
        .nullish(),
      analysis: z
        .looseObject({
          /** Y: confirmed. S: confirmed without the given unit. D: confirmed, but a unit is missing. N or '': not confirmed. */
          dpv_match_code: Text,
        })
        .nullish(),
    }),
  )
  .max(100)
export type SmartyCandidate = z.output<typeof SmartyCandidates>[number]
