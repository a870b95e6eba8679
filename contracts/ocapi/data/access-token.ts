import * as z from 'zod'

/** POST /dwsso/oauth2/access_token, grant client_credentials. */
export const AccessToken = z.looseObject({ access_token: z.string().min(1), token_type: z.string(), expires_in: z.number().positive() })
export const AccessTokenRefusal = z.looseObject({ error: z.string(), error_description: z.string().optional() })
