/** Rules about what is sent, and what becomes of it. */
export const ofWrites = {
  'invalid-body-accepted':
    'A body with one fault (a field missing, of another type, too long) was taken. Check it against the schema of the contract.',
  'invalid-body-kept':
    'A body was refused, and a read afterwards shows that something was written. Validate first, or roll back.',
  'malformed-json-accepted': 'Text that is no JSON was taken as a body. Answer 400.',
  'refusal-names-no-field':
    'The contract describes refusals by field, and this one does not name the field that is wrong. Forms cannot show the message where it belongs.',
  'valid-body-refused':
    'A body that fits the contract was refused. If the backend is right, put its rule into the contract: a pattern, a limit, a sentence.',
  'created-differs':
    'What was sent and what came back differ in a field. A cut text and a lost time zone are usual causes.',
  'created-not-found':
    'The item was read by its new id right after. Write before you answer, or say with --settle how long it takes.',
  'created-not-listed':
    'The list was read right after. A cache, or a filter by default, hides the new row; --settle gives it time.',
  'text-changed':
    'Letters of one to four bytes, quotes and & were sent, as long as the field may be. Look at the charset of the database (utf8mb4), at escaping on the way in, and at the length of the column.',
  'created-twice':
    'The list has two new rows after one request. Look for a retry inside the backend, or a signal that runs twice.',
  'repeated-key-ignored':
    'The same request was sent twice with one Idempotency-Key, as a client does after a lost answer. Keep the first answer by key and caller, and give it again.',
  'same-id-twice': 'Two requests with different bodies had the same id in their answers.',
  'location-wrong': 'The header Location was followed and did not lead to what was created.',
  'change-not-answered':
    'The answer to a PATCH or PUT has an old value. Read the thing again before you answer.',
  'change-not-kept':
    'The answer was right, and a read afterwards has the old value. It was never stored, or a cache is stale.',
  'null-not-kept':
    'The field may be null in the contract, null was taken, and the old value is still there. "Field is null" was read as "field is not there".',
  'change-not-listed':
    'The item has the new value and its list the old one. A cache of the list, or a copied field.',
  'change-touches-others':
    'Fields that the PATCH did not name changed, or other rows took its values. PATCH must not fill in what is missing, and its update needs a condition by id.',
  'unguarded-change':
    'If-Match with an old state was sent, and the change went through: two people overwrite each other.',
  'effect-not-visible': 'The action answered well, and the field that shows it is as before.',
  'step-unlike-expected':
    'A step of the file of --steps says what it expects, and the answer is another. Look at the request above: the backend, the contract or the file is wrong.',
  'removed-still-there': 'After a DELETE the item can be read, or be deleted again. Answer 404 or 410.',
  'removed-forbidden':
    'Whoever made and removed a thing asked for it once more and was told 403, as if it belonged to somebody else. Look for the thing before you look at its owner.',
  'removed-still-listed': 'After a DELETE the list still has the row.',
  'brought-back-differs':
    'A thing was removed and brought back by the action that the contract has for it. Keep all of it while it can come back, and let lists show it again.',
  'done-twice':
    'The contract says of this action that it can be done once (x-again: refused), and the second time was a success. Look at the state before you act, in the same transaction.',
  'moment-not-renewed':
    'A thing that was there before the run was changed, and the moment of its last change is the old one. Set it with each change, not only when the thing is made.',
}
