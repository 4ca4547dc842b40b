# What can be wrong with a record, said after error-bad-record.

record-cut-off = The file ends here, but “{ $expected }” should follow.
record-unexpected = “{ $found }” stands where “{ $expected }” belongs.
record-changed = This line or one above it was changed or is missing.
record-twice = “{ $found }” stands here a second time.
record-no-record = A record begins with “{ $expected }”.
record-no-text = It is not a text in UTF-8.
record-no-file = The file { $file } cannot be read.
record-too-long = It is longer than any match could be.
record-after-end = Nothing may follow the “end” line.
record-refused = The move “{ $action }” is against the rules there.
record-other-end = The moves do not lead to the result that is written there.
record-other-rules = It was made by version { $theirs } of the rules; this is version { $ours }.
