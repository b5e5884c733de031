/** Rules about a single answer, about access, addresses and languages: how each is asked, and the usual mend. */
export const ofAnswers = {
  'no-answer':
    'The connection broke or the time of --timeout ran out. Look for a crash or a slow query; raise --timeout only for a slow test system.',
  'server-error':
    'Any answer of 500 or more fails, also to a request that is wrong. Catch the error and refuse the request with a 4xx.',
  'undocumented-status':
    'The status is not among the responses of the operation. Answer one that is, or add it to the contract.',
  'undocumented-success':
    'The operation has refusals in the contract and no success. Add the success with its schema: without it no body is checked.',
  unavailable:
    'The gateway, not the backend, gave this answer. Run again when the backend is up, or lower --rate if it was a 429.',
  'missing-header':
    'The contract marks this response header as required. Send it with every answer of this status.',
  'wrong-header': 'The value of a header was held against its schema. The finding shows both.',
  'wrong-content-type':
    'Content-Type is another than those of the response. A proxy that answers with an HTML page is a usual cause.',
  'missing-body': 'The response has a schema, and the answer had no content.',
  'unexpected-body': 'The response has no content in the contract, as a 204 has none. Leave the body out.',
  'undocumented-body':
    'The contract names this refusal without content, and a body came. Describe it there: clients show what it says.',
  'not-json': 'Content-Type says JSON and the body cannot be parsed: it is cut, empty, or a page of errors.',
  'missing-required':
    'Send the field always, with null where the contract allows it. A serializer that drops empty fields is a usual cause.',
  'wrong-type': 'A number sent as text, an object as a list. Mend the serializer of the field.',
  'null-not-allowed': 'Send a value, or let the contract say that the field can be null.',
  'not-in-enum': 'A new or an old value that the contract does not list. Clients have no text for it.',
  'wrong-format':
    'Dates and moments follow RFC 3339, ids are UUIDs where the contract says so. A moment needs its offset: Z or +00:00.',
  'out-of-range':
    'A length, number or count is beyond the limits of the schema. Usually old rows from before the limit.',
  'does-not-fit':
    'The value breaks a pattern or fits none of several alternatives. The finding names the keyword.',
  'undocumented-refusal':
    'A call was refused, and the contract names no refusal of this operation. Add the 4xx responses that clients have to expect.',
  'forbidden-field':
    'The object is closed in the contract (additionalProperties: false), and a field too many came.',
  'undocumented-field':
    'A field that clients cannot know. Either add it to the contract, or stop sending it: it may be more than the person is meant to see.',
  'read-changes':
    'The same GET was sent twice, and the answers differ. Sort by a unique key, and change nothing in a read.',
  'open-without-token':
    'The operation was called without a token. Put it behind the authentication of the others.',
  'takes-wrong-token':
    'A made-up or an expired token was taken. Verify signature, issuer, audience and expiry on every call.',
  'row-of-another':
    'With --token-b: a list of the second person had something of the first. Filter the query by the owner, not the page.',
  'open-to-another':
    'With --token-b: the second person read by its id what belongs to the first. Check the owner of the object, not only the role.',
  'unlisted-answers':
    'With --token-b: the second person cannot see the thing in a list, and can read it by its id. Often a forgotten check of the object.',
  'changed-by-another':
    'With --token-b: the second person changed or removed what belongs to the first. Check the owner in every write.',
  'open-to-role':
    'x-access lists who may call the operation, and somebody with other roles had an answer. Check the role before the object, in every view.',
  'asks-for-token': 'The contract says that everybody may call it, and it was refused without a token.',
  'unknown-id-answers':
    'An id that was just made up had an answer. Look the thing up before you answer, and send a 404.',
  'malformed-id-answers': 'A text that cannot be an id had an answer. Refuse it with a 400 or 404.',
  'answers-without-slash':
    'The same address without its final slash had an answer. Two addresses of one thing confuse caches and logs.',
  'other-method-answers': 'A method that the contract does not have did something. Answer 405.',
  'allow-missing': 'A 405 has to list in the header Allow what can be called (RFC 9110).',
  'language-ignored':
    'Asked with Accept-Language, the answer came in another language, or Content-Language does not name it.',
  'unlike-refusal':
    'The contract has one status for each kind of refusal (x-refusals): of callers without the role, of rows of other people, of unknown query parameters. Here another one came, which clients take for something else.',
}
